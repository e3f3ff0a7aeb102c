import { describeServerPorts } from '../../test-tools/testing/server-ports.fixtures.ts';

describeServerPorts({ part: 4, of: 4 });
