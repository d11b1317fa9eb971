import {
  createApplicationData,
  createApplicationForm,
  createDocx,
  createFile,
  createPdf,
  hostileFiles,
  mimeTypes,
  unusualFiles,
} from '@kestrova/api/testing';
import { createAttacks, isAccepted, type Attack, type Attacker } from './attacks.ts';
import { strangeNames, type Dice } from './inputs.ts';

const hostile = hostileFiles();
const broken = [
  createPdf(3000),
  createDocx(),
  ...[...hostile, ...unusualFiles()].map(({ content }) => content),
];
const types = [...Object.values(mimeTypes), 'application/octet-stream', ''];

/** An application with one file. */
const sendFile =
  (create: (dice: Dice) => [content: Buffer, name: string, type: string]) =>
  ({ visitor }: Attacker, dice: Dice) => {
    const part = dice.oneOf(['cv', 'additionalFile'] as const);
    const files = { [part]: createFile(...create(dice)) };
    return visitor.sendApplication(createApplicationForm(createApplicationData(), files));
  };

function damage(content: Buffer, dice: Dice): Buffer {
  const damaged = Buffer.from(content.subarray(0, dice.int(0, content.length + 1)));
  for (let flips = dice.int(0, 20); flips > 0 && damaged.length > 0; flips -= 1) {
    damaged[dice.int(0, damaged.length)] = dice.int(0, 256);
  }
  return damaged;
}

/** Applications with files that are not what they say. */
export const fileAttacks: readonly Attack[] = [
  ...createAttacks(
    {
      'wrong file': sendFile((dice) => {
        const { content, fileName } = dice.oneOf(hostile);
        return [content, fileName, dice.oneOf(types)];
      }),
      'three files': ({ visitor }, dice) => {
        const form = createApplicationForm(createApplicationData());
        for (let count = 0; count < 3; count += 1) {
          const file = createFile(createPdf(10), 'cv.pdf', mimeTypes.pdf);
          form.append(dice.oneOf(['cv', 'additionalFile', 'other', '__proto__']), file);
        }
        return visitor.sendApplication(form);
      },
    },
    { isWrong: isAccepted },
  ),
  ...createAttacks({
    'broken file': sendFile((dice) => [
      damage(dice.oneOf(broken), dice),
      dice.oneOf(['a.pdf', 'a.doc', 'a.docx']),
      dice.oneOf(types),
    ]),
    'strange file name': sendFile((dice) => [
      createPdf(100),
      dice.oneOf(strangeNames),
      mimeTypes.pdf,
    ]),
  }),
];
