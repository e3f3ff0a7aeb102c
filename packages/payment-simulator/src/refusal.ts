/** An error as Saferpay answers it. Source: Saferpay JSON API 1.53, "Error handling". */
export class Refusal extends Error {
  readonly status: 400 | 401 | 402 | 403 | 406 | 415 | 500;
  readonly behaviour: 'DO_NOT_RETRY' | 'OTHER_MEANS' | 'RETRY' | 'RETRY_LATER';

  constructor(name: string, status: Refusal['status'] = 402, behaviour: Refusal['behaviour'] = 'DO_NOT_RETRY') {
    super(name);
    this.status = status;
    this.behaviour = behaviour;
  }
}
