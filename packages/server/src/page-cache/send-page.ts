/**
 * Sends the answers to all requests that have arrived one after the other, after the last one is read. Sending each at
 * once wakes the client, which then sleeps again until the next: that is half of the cost of a cached answer.
 */
export function createSending(): (send: () => void) => void {
  let waiting: (() => void)[] = [];
  const sendAll = () => {
    const sending = waiting;
    waiting = [];
    for (const send of sending) send();
  };
  return (send) => {
    if (waiting.push(send) === 1) setImmediate(sendAll);
  };
}
