import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FoundArticle, findArticles } from './find-articles.ts';
import type { Findable } from './read-numbers.ts';

const group = (...names: string[]) => ({ options: names.map((name) => ({ id: name, name })) });
const plain = (name: string): Findable => ({ name, choices: [] });
const MENU = ['Margherita', 'Marinara', 'Prosciutto', 'Kürbis-Ricotta', 'Quattro Formaggi', 'Cola', 'Crème brûlée'];
const found = (text: string) => findArticles(MENU.map(plain), text).map(({ article: { name } }) => name);

const SIZES = group('26 cm', '32 cm', '40 cm');
const CARD: readonly Findable[] = [
  { name: 'Diavola', choices: [SIZES, group('ohne', '2 Eier')] },
  { name: 'Pizza 4 Stagioni', choices: [SIZES] },
  { name: 'Quattro Formaggi', choices: [] },
  plain('7up'),
  { name: 'Cola', choices: [group('33 cl', '0.5 l')] },
  plain('Rivella 3.3 dl'),
  plain('Bier'),
];

const read = ({ article, amount, isAmountSure, optionIds }: FoundArticle<Findable>) =>
  [`${amount}${isAmountSure ? '' : '?'}`, article.name, ...optionIds].join(' ');

describe('reading numbers', () => {
  it.each([
    ['diavola', '1 Diavola'],
    ['2 diavola', '2 Diavola'],
    ['diavola 2x', '2 Diavola'],
    ['diavola 40', '1 Diavola 40 cm'],
    ['diavola 40cm', '1 Diavola 40 cm'],
    ['diavola 40 cm', '1 Diavola 40 cm'],
    ['diavola40', '1 Diavola 40 cm'],
    ['40 diavola', '1 Diavola 40 cm'],
    ['2 diavola 40', '2 Diavola 40 cm'],
    ['40 2x diavola', '2 Diavola 40 cm'],
    ['2 40 diavola', '2 Diavola 40 cm'],
    ['40x diavola', '40 Diavola'],
    ['40 x diavola', '40 Diavola'],
    ['40stk diavola', '40 Diavola'],
    ['diavola 40x', '40 Diavola'],
    ['diavola x20', '20 Diavola'],
    ['diavola x21', '21? Diavola'],
    ['diavola x40', '40? Diavola'],
    ['diavola ×40', '40? Diavola'],
    ['x40 diavola', '40? Diavola'],
    ['diavola x 40', '40? Diavola'],
    ['diavola * 40', '40? Diavola'],
    ['diavola × 3', '3 Diavola'],
    ['3xdiavola 26', '3 Diavola 26 cm'],
    ['3 mal diavola', '3 Diavola'],
    ['2diavola', '2 Diavola'],
    ['2diavola 40', '2 Diavola 40 cm'],
    ['40diavola', '1 Diavola 40 cm'],
    ['2bier', '2 Bier'],
    ['4formaggi', '1 Quattro Formaggi'],
    ['12 diavola', '12 Diavola'],
    ['diavola 12', '12 Diavola'],
    ['diavola 30', '30? Diavola'],
    ['30 diavola', '30? Diavola'],
    ['26 diavola 40', '26? Diavola 40 cm'],
    ['0 diavola', '0? Diavola'],
    ['100x diavola', '100? Diavola'],
    ['999 diavola', '999? Diavola'],
    ['４０ diavola', '1 Diavola 40 cm'],
    ['4 stagioni', '1 Pizza 4 Stagioni'],
    ['2 4 stagioni', '2 Pizza 4 Stagioni'],
    ['4 4 stagioni', '4 Pizza 4 Stagioni'],
    ['4 stagioni 32', '1 Pizza 4 Stagioni 32 cm'],
    ['4 formaggi', '1 Quattro Formaggi'],
    ['4 quattro formaggi', '4 Quattro Formaggi'],
    ['7up', '1 7up'],
    ['7 up', '1 7up'],
    ['2 7up', '2 7up'],
    ['7 7up', '7 7up'],
    ['12 cola', '12 Cola'],
    ['cola 33', '1 Cola 33 cl'],
    ['2 cola 33', '2 Cola 33 cl'],
    ['cola 0.5', '1 Cola 0.5 l'],
    ['cola 0,5l', '1 Cola 0.5 l'],
    ['rivella 33', '1 Rivella 3.3 dl'],
    ['bier 33', '33? Bier'],
    ['bier 20', '20 Bier'],
    ['bier 21', '21? Bier'],
  ])('%j means %s', (text, meaning) => {
    expect(findArticles(CARD, text).map(read)[0]).toBe(meaning);
  });

  it.each(['40', '2', '  ', '2 bier 3', '2x bier 3x', 'bier 40cm', 'diavola 2.5'])('%j means nothing', (text) => {
    expect(findArticles(CARD, text)).toEqual([]);
  });

  it('never takes a number without "x" for more than 20 pieces without asking', () => {
    const dishes = fc.constantFrom('diavola', 'cola', 'bier', 'stagioni');
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2000 }), dishes, fc.boolean(), (number, dish, isFirst) => {
        const hits = findArticles(CARD, isFirst ? `${number} ${dish}` : `${dish} ${number}`);
        expect(hits.filter(({ amount, isAmountSure }) => isAmountSure && amount > 20)).toEqual([]);
      }),
    );
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
    const dishes = ['Marta', 'Pizza Carbo', 'Carbonara', 'Sacarbo'].map(plain);
    const names = (text: string) => findArticles(dishes, text).map(({ article: { name } }) => name);
    expect(names('carb')).toEqual(['Carbonara', 'Pizza Carbo', 'Sacarbo', 'Marta'].slice(0, 3));
    expect(names('cabro')).toEqual(['Pizza Carbo', 'Carbonara']);
  });

  it('finds nothing without words', () => {
    expect(found('')).toEqual([]);
    expect(found('3')).toEqual([]);
  });
});
