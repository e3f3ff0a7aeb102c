import { describe, expect, it } from 'vitest';
import { PHOTO_UPLOAD } from '../../src/photo/convert-photo.ts';
import { validateAnswer } from './judge-answer.ts';

const OURS = { 'x-request-id': 'a' };
const REFUSED = { defined: true, code: 'REFUSED', status: 409, message: 'Das geht gerade nicht.' };
const validate = (status: number, body: unknown, headers: Record<string, string> = {}, target = '/api/cart') =>
  validateAnswer(target, {
    status,
    headers: { ...OURS, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
    milliseconds: 1,
  });

describe('an answer to a strange request', () => {
  it.each<[string, number, unknown, Record<string, string>?, string?]>([
    ['is taken', 200, '{}'],
    ['is refused by our typed error', 409, REFUSED],
    ['is a page that is not there', 404, '<h1>Das gibt es hier nicht</h1>', {}, '/about-them'],
    ['is one upload too many', 503, { ...REFUSED, status: 503 }, { 'retry-after': '1' }, PHOTO_UPLOAD.path],
    ['says select in a sentence', 200, 'You select one from our menu where you like.', {}, '/about-us'],
  ])('is well when it %s', (_, status, body, headers, target) => {
    expect(validate(status, body, headers, target)).toEqual([]);
  });

  it.each<[string, number, unknown, string[], Record<string, string>?, string?]>([
    ['fails', 500, { ...REFUSED, status: 500 }, ['answered 500']],
    ['is off without need', 503, { ...REFUSED, status: 503 }, ['answered 503'], { 'retry-after': '1' }],
    [
      'is an upload too many, and says not for how long',
      503,
      { ...REFUSED, status: 503 },
      ['answered 503'],
      {},
      PHOTO_UPLOAD.path,
    ],
    ['is a text where programs read', 404, '404 Not Found', ['an error that is not typed']],
    ['names another status than its own', 400, REFUSED, ['an error that is not typed']],
    ['shows a stack', 200, '{"e":"Error\n    at place (file:///srv/app.js:1:2)"}', ['tells a stack']],
    ['names a file', 200, '{"e":"/srv/node_modules/x"}', ['tells a place in the code']],
    ['names a library', 200, '{"e":"DrizzleQueryError"}', ['tells a library']],
    ['shows a query', 200, '{"e":"Failed query: select "id" from "orders" where "id" = $1"}', ['tells SQL']],
    ['repeats what the database says', 200, '{"e":"invalid input syntax for type uuid"}', ['tells SQL']],
    ['says what failed inside', 200, '{"e":"x is not a function"}', ['tells an error of the language']],
  ])('is a finding when it %s', (_, status, body, problems, headers, target) => {
    expect(validate(status, body, headers, target)).toEqual(problems);
  });
});
