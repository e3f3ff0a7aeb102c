/** The key with which the global setup gives the test files a folder for servers' data. */
export const DATA_DIRECTORY = 'OFENPOST_TEST_DATA_DIRECTORY';
