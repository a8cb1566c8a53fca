import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Clock } from '../system/clock.ts';

const API_KEY = 'test_key_of_the_stand_in';
const WEBHOOK_USER = 'chargebee';
const WEBHOOK_PASSWORD = 'webhook-password-of-the-tests';
const CHECKOUT = /^\/api\/v2\/hosted_pages\/(checkout_(new|existing)(_for_items)?)$/;

export type StandInSubscription = Record<string, unknown> & {
  id: string;
  customer_id: string;
  status: string;
  resource_version: number;
};
type Page = {
  id: string;
  url: string;
  state: string;
  asked: URLSearchParams;
  subscription: StandInSubscription | null;
  customerId: string;
};

/**
 * Our own stand-in for Chargebee on a free port of this machine: the calls of its API reference (version 2) that the portal uses, with
 * their fields, idempotency keys and errors, the checkout pages that somebody pays or leaves, and its webhooks.
 */
export async function startChargebee(clock: Clock = { now: () => new Date() }) {
  const pages = new Map<string, Page>();
  const byKey = new Map<string, { body: string; page: Page }>();
  const subscriptions = new Map<string, StandInSubscription>();
  const customers = new Set<string>();
  const seen: { path: string; asked: URLSearchParams }[] = [];
  const state = { isDown: false, answer: null as string | null, unknownPlans: ['archived-plan'], version: 0 };
  const newId = () => randomBytes(12).toString('hex');

  const checkout = (kind: string, asked: URLSearchParams): Page | string => {
    const plan = asked.get('subscription[plan_id]') ?? asked.get('subscription_items[item_price_id][0]');
    if (plan === null) return 'param_wrong_value';
    if (state.unknownPlans.includes(plan)) return 'resource_not_found';
    const existing = asked.get('subscription[id]');
    if (kind === 'existing' && !subscriptions.has(existing ?? '')) return 'resource_not_found';
    const customerId = subscriptions.get(existing ?? '')?.customer_id ?? asked.get('customer[id]') ?? newId();
    const id = newId();
    const page = { id, url: `https://example-test.chargebee.com/pages/v4/${id}/`, state: 'created' };
    return { ...page, asked, subscription: null, customerId };
  };
  const wire = ({ id, url, state: pageState, subscription, customerId }: Page) => ({
    hosted_page: {
      id,
      type: 'checkout_new',
      url,
      state: pageState,
      object: 'hosted_page',
      content: subscription === null ? {} : { subscription, customer: { id: customerId, object: 'customer' } },
    },
  });
  const answer = (path: string, method: string, asked: URLSearchParams, key: string | undefined): object | string => {
    const [, , kind = ''] = CHECKOUT.exec(path) ?? [];
    if (kind !== '' && method === 'POST') {
      const replay = byKey.get(key ?? '');
      if (replay !== undefined)
        return replay.body === asked.toString() ? wire(replay.page) : 'idempotency_key_mismatch';
      const page = checkout(kind, asked);
      if (typeof page === 'string') return page;
      pages.set(page.id, page);
      if (key !== undefined) byKey.set(key, { body: asked.toString(), page });
      return wire(page);
    }
    const [, pageId = ''] = /^\/api\/v2\/hosted_pages\/(\w+)$/.exec(path) ?? [];
    const page = pages.get(pageId);
    if (pageId !== '' && method === 'GET') return page === undefined ? 'resource_not_found' : wire(page);
    if (path === '/api/v2/portal_sessions' && method === 'POST') {
      const customerId = asked.get('customer[id]') ?? '';
      if (!customers.has(customerId)) return 'resource_not_found';
      const id = newId();
      const access_url = `https://example-test.chargebee.com/portal/v2/authenticate?token=${id}`;
      return { portal_session: { id, access_url, status: 'created', customer_id: customerId } };
    }
    return 'site_not_found';
  };

  const server = createServer(async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const body = await text(request);
    if (state.isDown) return void response.destroy();
    response.setHeader('content-type', 'application/json');
    const right = `Basic ${Buffer.from(`${API_KEY}:`).toString('base64')}`;
    if (request.headers.authorization !== right) {
      response.writeHead(401).end(JSON.stringify({ api_error_code: 'api_authentication_failed', message: 'no' }));
      return;
    }
    const asked = request.method === 'GET' ? searchParams : new URLSearchParams(body);
    seen.push({ path: pathname, asked });
    if (state.answer !== null) return void response.end(state.answer);
    const key = request.headers['chargebee-idempotency-key'];
    const result = answer(pathname, request.method ?? '', asked, Array.isArray(key) ? key[0] : key);
    if (typeof result === 'object') return void response.end(JSON.stringify(result));
    const status = result.endsWith('_not_found') ? 404 : 400;
    response.writeHead(status).end(JSON.stringify({ api_error_code: result, message: `${result} (stand-in)` }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  /** Changes a subscription as Chargebee would: with a new version. */
  const change = (id: string, changes: Record<string, unknown>): StandInSubscription => {
    state.version += 1;
    const before = subscriptions.get(id) ?? { id, customer_id: newId(), status: 'active', resource_version: 0 };
    const after = { ...before, ...changes, resource_version: state.version };
    subscriptions.set(id, after);
    customers.add(after.customer_id);
    return after;
  };

  return {
    endpoint,
    /** Settings of a portal that uses it. */
    settings: (catalogue: 1 | 2 = 2) => ({
      BILLING: 'chargebee',
      CHARGEBEE_SITE: 'example-test',
      CHARGEBEE_API_KEY: API_KEY,
      CHARGEBEE_WEBHOOK_USER: WEBHOOK_USER,
      CHARGEBEE_WEBHOOK_PASSWORD: WEBHOOK_PASSWORD,
      CHARGEBEE_CATALOGUE: String(catalogue),
      CHARGEBEE_ENDPOINT: endpoint,
    }),
    webhookAuthorization: `Basic ${Buffer.from(`${WEBHOOK_USER}:${WEBHOOK_PASSWORD}`).toString('base64')}`,
    secrets: [API_KEY, WEBHOOK_PASSWORD],
    /** What the portal has asked. */
    seen,
    /** Change it to take the service down, or to make it answer something else. */
    state,
    change,
    /** Somebody pays on a checkout page. */
    pay(pageId: string, changes: Record<string, unknown> = {}): StandInSubscription {
      const page = pages.get(pageId);
      if (page === undefined) throw new Error(`There is no page ${pageId}`);
      const item = page.asked.get('subscription_items[item_price_id][0]');
      const plan =
        item === null
          ? { plan_id: page.asked.get('subscription[plan_id]') }
          : { subscription_items: [{ item_price_id: item, item_type: 'plan' }] };
      const id = page.asked.get('subscription[id]') ?? newId();
      const paid = { customer_id: page.customerId, status: 'active', due_invoices_count: 0, ...plan, ...changes };
      page.subscription = change(id, paid);
      page.state = 'succeeded';
      return page.subscription;
    },
    /** Somebody leaves a checkout page by its cancel link. */
    cancel(pageId: string): void {
      const page = pages.get(pageId);
      if (page !== undefined) page.state = 'cancelled';
    },
    /** A webhook's body. */
    event(type: string, subscription: StandInSubscription | null, changes: Record<string, unknown> = {}) {
      return {
        id: `ev_${newId()}`,
        occurred_at: Math.floor(clock.now().getTime() / 1000),
        source: 'api',
        object: 'event',
        api_version: 'v2',
        event_type: type,
        webhook_status: 'scheduled',
        content:
          subscription === null
            ? { coupon: { id: 'SPRING' } }
            : { subscription, customer: { id: subscription.customer_id, object: 'customer' } },
        ...changes,
      };
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export type ChargebeeStandIn = Awaited<ReturnType<typeof startChargebee>>;
