import { API_PREFIX, endpoints } from '@kestrova/api-contract';
import fc from 'fast-check';
import { createAlertRequest } from '../src/testing/visitor.ts';
import type { Attack } from './attempt.ts';
import { draw, oneOf, strangeText, withStrangeField } from './random.ts';

const { confirmJobAlert, endJobAlert, getJobAlerts, unsubscribe } = endpoints;

/** What looks like a token, or can at least be a header. */
const token = fc.oneof(
  fc.string({ maxLength: 120 }).filter((text) => /^[\x21-\x7e]*$/.test(text)),
  fc.constant(`${'0'.repeat(36)}.${'0'.repeat(22)}.${'0'.repeat(43)}`),
  fc.constant(`${'0'.repeat(22)}.${'0'.repeat(43)}`),
  fc.constant('x'.repeat(90)),
);

const anyJson = fc.jsonValue();

/** Attacks on the calls of job alerts. */
export const alertAttacks: readonly Attack[] = [
  async function alertFields(visitor) {
    const response = await visitor.sendJobAlert(withStrangeField(createAlertRequest()));
    await response.arrayBuffer();
    return { kind: 'job alert with a strange field', status: response.status, isWrong: false };
  },

  async function strangeTokens(visitor) {
    const headers = { authorization: `Bearer ${draw(token)}`, 'content-type': 'application/json' };
    const body = JSON.stringify(oneOf([draw(anyJson), { alertId: draw(token) }]));
    const response = await oneOf([
      () => visitor.get(`${API_PREFIX}${getJobAlerts.path}`, headers),
      () => visitor.post(confirmJobAlert.path, body, headers),
      () => visitor.post(endJobAlert.path, body, headers),
    ])();
    await response.arrayBuffer();
    const { status } = response;
    return { kind: 'job alert by a strange token', status, isWrong: status === 200 };
  },

  async function strangeUnsubscribing(visitor) {
    const path = unsubscribe.path.replace(':token', () => encodeURIComponent(draw(token)));
    const response = await visitor.post(
      path,
      oneOf(['List-Unsubscribe=One-Click', draw(strangeText), 'x'.repeat(100_000)]),
      {
        'content-type': oneOf([
          'application/x-www-form-urlencoded',
          'multipart/form-data; boundary=b',
          'application/json',
          'x',
        ]),
      },
    );
    await response.arrayBuffer();
    const { status } = response;
    return { kind: 'unsubscribing by a strange token', status, isWrong: status === 200 };
  },
];
