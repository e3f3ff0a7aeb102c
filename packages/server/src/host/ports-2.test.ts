import { describeServerPorts } from '../../test-tools/testing/server-ports.fixtures.ts';

describeServerPorts({ part: 2, of: 4 });
