import { describe, expect, it } from 'vitest';
import { findArticles, readArticleQuery } from './find-articles.ts';

const MENU = ['Margherita', 'Marinara', 'Prosciutto', 'Kürbis-Ricotta', 'Quattro Formaggi', 'Cola', 'Crème brûlée'];
const found = (text: string) =>
  findArticles(
    MENU.map((name) => ({ name })),
    readArticleQuery(text).words,
  ).map(({ name }) => name);

describe('reading what is typed', () => {
  it.each([
    ['marg', 1, ['marg']],
    ['2 marg', 2, ['marg']],
    ['2x marg', 2, ['marg']],
    ['3× quattro form', 3, ['quattro', 'form']],
    ['marg 4', 4, ['marg']],
    ['0 marg', 1, ['marg']],
    ['99 marg', 99, ['marg']],
    ['  ', 1, []],
    ['2', 2, []],
    ['7up', 1, ['7up']],
    ['123 marg', 1, ['123', 'marg']],
  ])('%j means %i of %j', (text, amount, words) => {
    expect(readArticleQuery(text)).toEqual({ amount, words });
  });
});

describe('finding articles', () => {
  it.each([
    ['marg', ['Margherita']],
    ['mar', ['Margherita', 'Marinara']],
    ['formaggi quattro', ['Quattro Formaggi']],
    ['kuerbis', ['Kürbis-Ricotta']],
    ['kurb', ['Kürbis-Ricotta']],
    ['ricotta', ['Kürbis-Ricotta']],
    ['creme', ['Crème brûlée']],
    ['utto', ['Prosciutto']],
  ])('%j finds %j', (text, names) => {
    expect(found(text)).toEqual(names);
  });

  it('forgives one slip in a word of four letters, and two in one of eight', () => {
    expect(found('magr')).toContain('Margherita');
    expect(found('proscuito')[0]).toBe('Prosciutto');
    expect(found('margehrita')).toEqual(['Margherita']);
    expect(found('marhgreita')).toEqual(['Margherita']);
    expect(found('cla')).toEqual([]);
    expect(found('xyzw')).toEqual([]);
  });

  it('puts what begins with the word before what holds it, and slips last', () => {
    const names = (words: string[]) =>
      findArticles([{ name: 'Marta' }, { name: 'Pizza Carbo' }, { name: 'Carbonara' }, { name: 'Sacarbo' }], words).map(
        ({ name }) => name,
      );
    expect(names(['carb'])).toEqual(['Carbonara', 'Pizza Carbo', 'Sacarbo', 'Marta'].slice(0, 3));
    expect(names(['cabro'])).toEqual(['Pizza Carbo', 'Carbonara']);
  });

  it('finds nothing without words', () => {
    expect(found('')).toEqual([]);
    expect(found('3')).toEqual([]);
  });
});
