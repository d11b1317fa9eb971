import {
  countDeliveries,
  until,
  type TestPlace,
  type WebhookReceiver,
} from '@kestrova/api/testing';

/**
 * Waits until every webhook is delivered, and compares the outbox and the submissions with what the receiver got:
 * each at least once, under one id.
 */
export async function auditWebhooks(
  place: TestPlace,
  { deliveries }: WebhookReceiver,
  submitted: readonly string[],
) {
  await using database = place.openDatabase();
  const { queries } = database;
  const isDelivered = async () => (await countDeliveries(queries, 'webhook')).waiting === 0;
  // The report lists those that are left.
  await until(isDelivered, 120_000).catch(() => undefined);
  const rows = await queries
    .selectFrom('outbox_emails')
    .select(['id', 'state'])
    .where('channel', '=', 'webhook')
    .execute();
  const received = new Set(deliveries.map(({ id }) => id));
  const byEmail = Map.groupBy(deliveries, ({ data }) => data['email']);
  const countIds = (email: string) => new Set(byEmail.get(email)?.map(({ id }) => id)).size;
  return {
    found: `${received.size} webhooks, ${deliveries.length - received.size} of them again`,
    broken: {
      'webhooks not delivered': rows.filter(({ state }) => state !== 'sent').length,
      'webhooks not received': rows.filter(({ id }) => !received.has(id)).length,
      'records without one webhook': submitted.filter((email) => countIds(email) !== 1).length,
    },
  };
}
