import {
  createAlertRequest,
  createCv,
  createFile,
  hostileFiles,
  mimeTypes,
} from '@kestrova/api/testing';
import { API_PREFIX, endpoints } from '@kestrova/api-contract';
import { isAccepted, type Attack } from './attacks.ts';
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

function createAuthorization(secret: string, dice: Dice): string {
  return dice.oneOf([
    `Bearer ${secret.slice(0, dice.int(0, secret.length))}`,
    `Bearer ${secret}${secret}`,
    `Basic ${secret}`,
    `Bearer ' or 1=1--`,
    `Bearer ${'x'.repeat(dice.int(0, 8000))}`,
    `Bearer ${dice.draw(printable)}`,
    dice.draw(printable),
  ]);
}

/** Attacks on what the link of an email opens: one's own application, and job alerts. */
export const tokenAttacks: readonly Attack[] = [
  {
    kind: 'strange secret',
    send({ visitor, own }, dice) {
      const headers = { authorization: createAuthorization(own.secret, dice) };
      const form = new FormData();
      form.set('cv', createCv('cv.pdf', 100));
      return dice.oneOf([
        () => visitor.get(`${API_PREFIX}${endpoints.getOwnApplication.path}`, headers),
        () => visitor.post(endpoints.replaceOwnFiles.path, form, headers),
        () => visitor.post(endpoints.withdrawOwnApplication.path, '', headers),
      ])();
    },
    isWrong: isAccepted,
  },
  {
    kind: 'wrong own file',
    send({ own }, dice) {
      const { content, fileName } = dice.oneOf(hostile);
      const file = createFile(content, fileName, dice.oneOf(Object.values(mimeTypes)));
      return own.replace({ [dice.oneOf(['cv', 'additionalFile'] as const)]: file });
    },
    isWrong: isAccepted,
  },
  {
    kind: 'own application after a strange file name',
    async send({ own }, dice) {
      const key = dice.oneOf([undefined, 'k', 'x'.repeat(200), 'x'.repeat(201)]);
      const cv = createCv(dice.oneOf(strangeNames), 100);
      const { status } = await own.replace({ cv }, key);
      return status >= 500 ? status : own.read();
    },
    isWrong: (status) => status !== 200,
  },
  {
    kind: 'broken own form',
    send({ visitor, own }, dice) {
      const parts = [
        '--b\r\nContent-Disposition: form-data; name="data"\r\n\r\n{}\r\n--b--\r\n',
        '--b\r\nContent-Disposition: form-data; name="cv"; filename="a.pdf"\r\n\r\n%PDF-1.7',
        '--b--\r\n',
        '',
      ];
      return visitor.post(endpoints.replaceOwnFiles.path, dice.oneOf(parts), {
        authorization: `Bearer ${own.secret}`,
        'content-type': dice.oneOf(['multipart/form-data; boundary=b', 'multipart/form-data', 'x']),
      });
    },
    isWrong: isAccepted,
  },
  {
    kind: 'job alert with a strange field',
    send: ({ visitor }, dice) => visitor.sendJobAlert(withStrangeField(createAlertRequest(), dice)),
  },
  {
    kind: 'job alert by a strange token',
    send({ visitor }, dice) {
      const headers = {
        authorization: `Bearer ${dice.draw(strangeToken)}`,
        'content-type': 'application/json',
      };
      const body = JSON.stringify(
        dice.oneOf([dice.draw(anyJson), { alertId: dice.draw(strangeToken) }]),
      );
      return dice.oneOf([
        () => visitor.get(`${API_PREFIX}${endpoints.getJobAlerts.path}`, headers),
        () => visitor.post(endpoints.confirmJobAlert.path, body, headers),
        () => visitor.post(endpoints.endJobAlert.path, body, headers),
      ])();
    },
    isWrong: isAccepted,
  },
  {
    kind: 'unsubscribing by a strange token',
    send({ visitor }, dice) {
      const token = encodeURIComponent(dice.draw(strangeToken));
      const bodies = ['List-Unsubscribe=One-Click', dice.draw(strangeText), 'x'.repeat(100_000)];
      return visitor.post(
        endpoints.unsubscribe.path.replace(':token', () => token),
        dice.oneOf(bodies),
        {
          'content-type': dice.oneOf([
            'application/x-www-form-urlencoded',
            'multipart/form-data; boundary=b',
            'application/json',
            'x',
          ]),
        },
      );
    },
    isWrong: isAccepted,
  },
];
