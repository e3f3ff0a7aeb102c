import { connect } from './test-database.fixtures.ts';

/** About as many queries as a database answers in half a second, one after the other, on an idle machine. */
export const HALF_A_SECOND = 3_000;

/**
 * Counts the queries that the database answers for another client meanwhile: a measure of time that a busy machine
 * stretches as much as the measured work. Pauses and polling count as in real time; computation in this process does
 * not.
 */
export async function answersDuring(url: string, work: () => Promise<unknown>): Promise<number> {
  const client = await connect(url);
  let isOver = false;
  let answers = 0;
  const counting = (async () => {
    for (; !isOver; answers += 1) await client.query('select 1');
  })();
  try {
    await work();
  } finally {
    isOver = true;
    await counting;
    await client.end();
  }
  return answers;
}
