import {
  createApplicationData,
  createApplicationForm,
  createDocx,
  createFile,
  createPdf,
  createPdfOfSize,
  hostileFiles,
  mimeTypes,
  unusualFiles,
} from '@kestrova/api/testing';
import { isAccepted, type Attack } from './attacks.ts';
import { strangeNames, type Dice } from './inputs.ts';

const megabyte = 1024 * 1024;
const hostile = hostileFiles();
const broken = [
  createPdf(3000),
  createDocx(),
  ...contentsOf(hostile),
  ...contentsOf(unusualFiles()),
];
const types = [...Object.values(mimeTypes), 'application/octet-stream', ''];

function contentsOf(files: readonly { content: Buffer }[]): Buffer[] {
  return files.map(({ content }) => content);
}

/** An application with one file. */
function withFile(
  kind: string,
  create: (dice: Dice) => [content: Buffer, name: string, type: string],
  changes: Partial<Attack> = {},
): Attack {
  return {
    kind,
    send({ visitor }, dice) {
      const file = createFile(...create(dice));
      const part = dice.oneOf(['cv', 'additionalFile'] as const);
      return visitor.sendApplication(
        createApplicationForm(createApplicationData(), { [part]: file }),
      );
    },
    ...changes,
  };
}

function damage(content: Buffer, dice: Dice): Buffer {
  const damaged = Buffer.from(content.subarray(0, dice.int(0, content.length + 1)));
  for (let flips = dice.int(0, 20); flips > 0 && damaged.length > 0; flips -= 1) {
    damaged[dice.int(0, damaged.length)] = dice.int(0, 256);
  }
  return damaged;
}

/** Applications with files that are not what they say. */
export const fileAttacks: readonly Attack[] = [
  withFile(
    'wrong file',
    (dice) => {
      const { content, fileName } = dice.oneOf(hostile);
      return [content, fileName, dice.oneOf(types)];
    },
    { isWrong: isAccepted },
  ),
  withFile('broken file', (dice) => [
    damage(dice.oneOf(broken), dice),
    dice.oneOf(['a.pdf', 'a.doc', 'a.docx']),
    dice.oneOf(types),
  ]),
  withFile('strange file name', (dice) => [
    createPdf(100),
    dice.oneOf(strangeNames),
    mimeTypes.pdf,
  ]),
  withFile(
    'file of the largest size',
    () => [createPdfOfSize(5 * megabyte), 'cv.pdf', mimeTypes.pdf],
    { weight: 1, isWrong: (status) => status !== 200 },
  ),
  withFile(
    'file above the largest size',
    () => [createPdfOfSize(5 * megabyte + 1), 'cv.pdf', mimeTypes.pdf],
    { weight: 1, isWrong: isAccepted },
  ),
  {
    kind: 'three files',
    send({ visitor }, dice) {
      const form = createApplicationForm(createApplicationData());
      for (let count = 0; count < 3; count += 1) {
        const file = createFile(createPdf(10), 'cv.pdf', mimeTypes.pdf);
        form.append(dice.oneOf(['cv', 'additionalFile', 'other', '__proto__']), file);
      }
      return visitor.sendApplication(form);
    },
    isWrong: isAccepted,
  },
];
