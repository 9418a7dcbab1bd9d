import type { Json } from '../../../json.ts';
import type { Random } from '../random.ts';
import { requestGateway, type GatewayResponse } from './gateway-request.ts';
import { idsIn } from './damage.ts';
import type { SoundHost } from './hosts.ts';
import type { Recording, ReplayingHost } from './replaying-host.ts';
import { requestsOf, type GraphRequest } from './requests.ts';

/** A request, its response over a valid host, and the host's responses that it was made from. */
export interface Subject extends GraphRequest {
  recording: Recording;
  /** The calls whose responses can be changed, each with its index. */
  places: [call: string, turn: number, body: Json][];
  before: GatewayResponse;
  /** All ids of the host's responses. */
  ids: ReadonlySet<string>;
}
/** The requests of a run. Each is recorded at its first use. */
export interface Subjects {
  /** A request, drawn from all those that need the host. */
  draw(random: Random): Promise<Subject>;
  /** A mutation after which the gateway remembers no failures. */
  renewal(): Promise<Subject>;
  /** The requests that were drawn, and the calls that they need. */
  count(): { requests: number; calls: number };
}

let ids = 0;

/** Makes the requests of a gateway over a replaying host in front of a valid one. */
export async function createSubjects(address: string, host: ReplayingHost, sound: SoundHost): Promise<Subjects> {
  const total = { query: '{ me { cart { totals { total { amount } } } } }', variables: {} };
  const first = await requestGateway(address, `total-${++ids}`, total);
  const requests = requestsOf(sound, first.body?.data?.me.cart.totals.total.amount);
  const known = new Map<GraphRequest, Subject>();
  const recordOnce = async (request: GraphRequest) => {
    const subject = known.get(request) ?? (await record(address, { host, sound }, request));
    known.set(request, subject);
    return subject;
  };
  const draw: Subjects['draw'] = async (random) => {
    const subject = await recordOnce(random.pick(requests));
    return subject.places.length > 0 ? subject : draw(random);
  };
  const renewing = requests.find(({ query }) => query.includes('cancelOrderItem'));
  if (!renewing) throw new Error('No request cancels an order item.');
  return {
    draw,
    renewal: () => recordOnce(renewing),
    count: () => {
      const drawn = [...known.values()].filter(({ places }) => places.length > 0);
      return { requests: drawn.length, calls: drawn.flatMap(({ places }) => places).length };
    },
  };
}

async function record(
  address: string,
  { host, sound }: { host: ReplayingHost; sound: SoundHost },
  request: GraphRequest,
): Promise<Subject> {
  sound.reset();
  const id = `record-${++ids}`;
  const recording = host.record(id);
  const before = await requestGateway(address, id, request);
  host.forget(id);
  const places = [...recording].flatMap(([call, responses]) =>
    responses.flatMap(({ body }, turn): Subject['places'] => (typeof body === 'string' ? [] : [[call, turn, body]])),
  );
  return { ...request, recording, places, before, ids: new Set(places.flatMap(([, , body]) => idsIn(body))) };
}
