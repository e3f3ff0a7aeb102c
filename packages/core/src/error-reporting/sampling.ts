/** The reported shares, where 1 is everything. Source: specification, section 9. */
export const TRACE_SAMPLE_RATE = 1;
export const REPLAY_SAMPLE_RATE = 0.05;
export const REPLAY_ON_ERROR_SAMPLE_RATE = 1;
