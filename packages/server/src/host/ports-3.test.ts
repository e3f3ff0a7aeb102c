import { describeServerPorts } from '../../test-tools/testing/server-ports.fixtures.ts';

describeServerPorts({ part: 3, of: 4 });
