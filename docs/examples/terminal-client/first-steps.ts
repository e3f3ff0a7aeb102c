// Is delivery open? Asked of a running server, answered by the rule that the server itself uses.
import 'temporal-polyfill/global';
import { createNodePorts } from '@ofenpost/adapters/container/container';
import { openingStatus } from '@ofenpost/core/opening-hours/opening-status';

const { openingHours, clock } = await createNodePorts(process.argv[2] ?? 'http://localhost:3000');
const { delivery } = await openingHours.load();
console.log(openingStatus(delivery, clock.now()));
