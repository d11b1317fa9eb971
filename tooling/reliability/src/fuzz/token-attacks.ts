import {
  createAlertRequest,
  createCv,
  createFile,
  hostileFiles,
  mimeTypes,
} from '@kestrova/api/testing';
import { API_PREFIX, endpoints } from '@kestrova/api-contract';
import { createAttacks, isAccepted, type Attack } from './attacks.ts';
import {
  anyJson,
  printable,
  strangeNames,
  strangeText,
  strangeToken,
  withStrangeField,
  type Dice,
} from './inputs.ts';

const hostile = hostileFiles();
const formTypes = ['multipart/form-data; boundary=b', 'multipart/form-data', 'x'];
const bodyTypes = ['application/x-www-form-urlencoded', 'application/json', ...formTypes];
const brokenForms = [
  '--b\r\nContent-Disposition: form-data; name="data"\r\n\r\n{}\r\n--b--\r\n',
  '--b\r\nContent-Disposition: form-data; name="cv"; filename="a.pdf"\r\n\r\n%PDF-1.7',
  '--b--\r\n',
  '',
];

function createAuthorization(secret: string, dice: Dice): string {
  return dice.oneOf([
    `Bearer ${secret.slice(0, dice.int(0, secret.length))}`,
    `Bearer ${secret}${secret}`,
    `Basic ${secret}`,
    `Bearer ' or 1=1--`,
    `Bearer ${'x'.repeat(dice.int(0, 8000))}`,
    `Bearer ${dice.draw(printable)}`,
    `Bearer ${dice.draw(strangeToken)}`,
    dice.draw(printable),
  ]);
}

/** Attacks on the calls of emailed links: own application and job alerts. */
export const tokenAttacks: readonly Attack[] = [
  ...createAttacks(
    {
      'strange secret': ({ visitor, own }, dice) => {
        const headers = { authorization: createAuthorization(own.secret, dice) };
        const form = new FormData();
        form.set('cv', createCv('cv.pdf', 100));
        return dice.oneOf([
          () => visitor.get(`${API_PREFIX}${endpoints.getOwnApplication.path}`, headers),
          () => visitor.post(endpoints.replaceOwnFiles.path, form, headers),
          () => visitor.post(endpoints.withdrawOwnApplication.path, '', headers),
        ])();
      },
      'wrong own file': ({ own }, dice) => {
        const { content, fileName } = dice.oneOf(hostile);
        const file = createFile(content, fileName, dice.oneOf(Object.values(mimeTypes)));
        return own.replace({ [dice.oneOf(['cv', 'additionalFile'] as const)]: file });
      },
      'broken own form': ({ visitor, own }, dice) =>
        visitor.post(endpoints.replaceOwnFiles.path, dice.oneOf(brokenForms), {
          authorization: `Bearer ${own.secret}`,
          'content-type': dice.oneOf(formTypes),
        }),
      'job alert by a strange token': ({ visitor, own }, dice) => {
        const authorization = createAuthorization(own.secret, dice);
        const headers = { authorization, 'content-type': 'application/json' };
        const values = [dice.draw(anyJson), { alertId: dice.draw(strangeToken) }];
        const body = JSON.stringify(dice.oneOf(values));
        return dice.oneOf([
          () => visitor.get(`${API_PREFIX}${endpoints.getJobAlerts.path}`, headers),
          () => visitor.post(endpoints.confirmJobAlert.path, body, headers),
          () => visitor.post(endpoints.endJobAlert.path, body, headers),
        ])();
      },
      'unsubscribing by a strange token': ({ visitor }, dice) => {
        const token = encodeURIComponent(dice.draw(strangeToken));
        const bodies = ['List-Unsubscribe=One-Click', dice.draw(strangeText), 'x'.repeat(100_000)];
        const path = endpoints.unsubscribe.path.replace(':token', () => token);
        return visitor.post(path, dice.oneOf(bodies), { 'content-type': dice.oneOf(bodyTypes) });
      },
    },
    { isWrong: isAccepted },
  ),
  ...createAttacks(
    {
      'own application after a strange file name': async ({ own }, dice) => {
        const key = dice.oneOf([undefined, 'k', 'x'.repeat(200), 'x'.repeat(201)]);
        const cv = createCv(dice.oneOf(strangeNames), 100);
        const { status } = await own.replace({ cv }, key);
        return status >= 500 ? status : own.read();
      },
    },
    { isWrong: (status) => status !== 200 },
  ),
  ...createAttacks({
    'job alert with a strange field': ({ visitor }, dice) =>
      visitor.sendJobAlert(withStrangeField(createAlertRequest(), dice)),
  }),
];
