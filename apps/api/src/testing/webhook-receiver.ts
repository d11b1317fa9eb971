import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';
import { z } from 'zod';

const secret = `whsec_${Buffer.alloc(32, 'kestrova').toString('base64')}`;

const eventSchema = z.object({
  type: z.string(),
  timestamp: z.iso.datetime(),
  data: z.looseObject({ reference: z.string() }),
});

type Delivery = z.infer<typeof eventSchema> & { id: string; status: number };

export type WebhookReceiver = Awaited<ReturnType<typeof startWebhookReceiver>>;

/**
 * Receives webhooks with a valid signature, and responds with `status` and a body that never ends. It
 * responds to others with 401.
 */
export async function startWebhookReceiver() {
  const webhook = new Webhook(secret);
  const deliveries: Delivery[] = [];
  const receiver = { status: 200 };
  const server = createServer((request, response) => {
    const receive = async () => {
      const headers = z.record(z.string(), z.string()).parse(request.headers);
      const event = eventSchema.parse(webhook.verify(await text(request), headers));
      const { status } = receiver;
      deliveries.push({ ...event, id: headers['webhook-id'] ?? '', status });
      response.writeHead(status, { location: '/elsewhere' }).write('more');
    };
    receive().catch(() => response.writeHead(401).end());
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/events?key=secret`;
  return {
    deliveries,
    environment: { WEBHOOK_URL: url, WEBHOOK_SECRET: secret },
    setStatus(status: number) {
      receiver.status = status;
    },
    /** What it accepted about a record, by its reference or address. */
    listAccepted: (reference: string) =>
      deliveries.filter(
        ({ status, data }) => status === 200 && [data.reference, data['email']].includes(reference),
      ),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await once(server.close(), 'close');
    },
  };
}
