import { picture } from './pictures/picture.ts';
import type { Person } from './schemas/closing.ts';

/** The people whom pages show by name: authors of the journal, and those who answer visitors. */
export const people = {
  naomiAchieng: {
    name: 'Naomi Achieng',
    role: 'Principal engineer, payments',
    city: 'Wilmington',
    portrait: picture(
      'portrait',
      'agent-networks-portrait',
      'Drawn portrait of a woman with a high natural bun and gold earrings.',
    ),
  },
  raghavMenon: {
    name: 'Raghav Menon',
    role: 'Engineering director, capability centers',
    city: 'Hyderabad',
    portrait: picture(
      'portrait',
      'first-ninety-days-portrait',
      'Drawn portrait of a man with a short gray beard and a collared shirt.',
    ),
  },
  meeraKulkarni: {
    name: 'Meera Kulkarni',
    role: 'Lead engineer, ERP',
    city: 'Hyderabad',
    portrait: picture(
      'portrait',
      'erp-cutover-portrait',
      'Drawn portrait of a woman with a long dark braid and round glasses.',
    ),
  },
  kenjiWatanabe: {
    name: 'Kenji Watanabe',
    role: 'Principal engineer, AI and data',
    city: 'Wilmington',
    portrait: picture(
      'portrait',
      'models-in-production-portrait',
      'Drawn portrait of a man with black swept hair and a roll-neck sweater.',
    ),
  },
  samiraHaddad: {
    name: 'Samira Haddad',
    role: 'Hiring engineer',
    city: 'Wilmington',
    portrait: picture(
      'portrait',
      'second-year-portrait',
      'Drawn portrait of a woman in a headscarf and a buttoned jacket.',
    ),
  },
  thomasBrandt: {
    name: 'Thomas Brandt',
    role: 'Product engineer, APIs',
    city: 'Hyderabad',
    portrait: picture(
      'portrait',
      'api-costs-portrait',
      'Drawn portrait of a bald man with a full beard and square glasses.',
    ),
  },
} as const satisfies Record<string, Person>;
