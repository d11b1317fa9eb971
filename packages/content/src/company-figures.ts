import type { Figure } from './schemas/card.ts';

/** The company in four figures; every page that names one takes it from here. */
export const companyFigures = {
  founded: { figure: '2014', label: 'founded in Wilmington, Delaware' },
  people: { figure: '430', label: 'engineers, designers and analysts' },
  systems: { figure: '61', label: 'systems in production in our care' },
  relationship: { figure: '5.8 years', label: 'average length of a client relationship' },
} as const satisfies Record<string, Figure>;
