/** Where the global setup tells the test files into which folder servers may write. */
export const DATA_DIRECTORY = 'OFENPOST_TEST_DATA_DIRECTORY';
