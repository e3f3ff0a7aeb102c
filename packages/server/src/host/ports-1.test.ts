import { describeServerPorts } from '../../test-tools/testing/server-ports.fixtures.ts';

describeServerPorts({ part: 1, of: 4 });
