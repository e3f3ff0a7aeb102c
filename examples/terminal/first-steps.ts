// Is delivery open? Asked of a running server, answered by the rule that the server itself uses.
import 'temporal-polyfill/global';
import { createNodePorts } from '@ofenpost/client/node-ports';
import { openingStatuses } from '@ofenpost/core/opening-hours/opening-status';

const ports = await createNodePorts(process.argv[2] ?? 'http://localhost:3000');
const openingHours = await ports.openingHours.load();
const { busyControls } = await ports.delivery.load();
console.log(openingStatuses({ openingHours, busyControls }, ports.clock.now()).delivery);
