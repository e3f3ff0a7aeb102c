import { expect, test } from 'vitest';
import { addQueries } from './import-parts.ts';

test('lets both shapes of an import take a query', () => {
  const code =
    'a(()=>import(`./x-1.js`).then(e=>e.X),[0]);b(async()=>{let{y:e}=await import(`./y-2.js`);return{y:e}},[])';
  expect(addQueries(code)).toBe(
    'a($q=>import(`./x-1.js`+$q).then(e=>e.X),[0]);b(async $q=>{let{y:e}=await import(`./y-2.js`+$q);return{y:e}},[])',
  );
});

test('refuses a shape that it does not know', () => {
  expect(() => addQueries('a(function(){return import(`./x-1.js`)})')).toThrow('another shape: import(`./x-1.js`)');
});
