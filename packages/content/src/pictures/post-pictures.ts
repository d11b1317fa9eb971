import type { Picture } from './picture.ts';
import { picture } from './picture.ts';

export type PostPictures = { readonly cover: Picture; readonly portrait: Picture };

/** The cover of each journal post and the portrait of who wrote it, by the post's slug. */
export const postPictures = {
  'agent-networks-that-reconcile': {
    cover: picture(
      'cover',
      'agent-networks-cover',
      'Two ledgers face to face, every line joined to its match but one.',
    ),
    portrait: picture(
      'portrait',
      'agent-networks-portrait',
      'Drawn portrait of a woman with a high natural bun and gold earrings.',
    ),
  },
  'first-ninety-days-of-a-gcc': {
    cover: picture(
      'cover',
      'first-ninety-days-cover',
      'Ninety small squares in three blocks, filling from the first day to the last.',
    ),
    portrait: picture(
      'portrait',
      'first-ninety-days-portrait',
      'Drawn portrait of a man with a short gray beard and a collared shirt.',
    ),
  },
  'erp-cutover-without-a-weekend': {
    cover: picture(
      'cover',
      'erp-cutover-cover',
      'A bridge of beams carrying records from an old system to a new one while both stand.',
    ),
    portrait: picture(
      'portrait',
      'erp-cutover-portrait',
      'Drawn portrait of a woman with a long dark braid and round glasses.',
    ),
  },
  'models-in-production': {
    cover: picture(
      'cover',
      'models-in-production-cover',
      'Measured values leaving the band of a forecast, with the point where they drift circled.',
    ),
    portrait: picture(
      'portrait',
      'models-in-production-portrait',
      'Drawn portrait of a man with black swept hair and a roll-neck sweater.',
    ),
  },
  'hiring-for-the-second-year': {
    cover: picture(
      'cover',
      'second-year-cover',
      'Two rings of people around a sapling, the second with twice as many as the first.',
    ),
    portrait: picture(
      'portrait',
      'second-year-portrait',
      'Drawn portrait of a woman in a headscarf and a buttoned jacket.',
    ),
  },
  'what-an-api-costs-to-keep': {
    cover: picture(
      'cover',
      'api-costs-cover',
      'A plug and a socket over piles of coins that grow with every version.',
    ),
    portrait: picture(
      'portrait',
      'api-costs-portrait',
      'Drawn portrait of a bald man with a full beard and square glasses.',
    ),
  },
} as const satisfies Record<string, PostPictures>;
