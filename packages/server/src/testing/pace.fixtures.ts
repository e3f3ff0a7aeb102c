import { connect } from './test-database.fixtures.ts';

/** About what a database answers in half a second, one question after the other, on a machine that does nothing else. */
export const HALF_A_SECOND = 3_000;

/**
 * How often the database answers somebody else while something goes on: a measure of time that a busy machine stretches
 * as much as what is measured. What asks for a pause, or looks only now and then, is seen by it as by a watch; what
 * computes in this very process is not.
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
