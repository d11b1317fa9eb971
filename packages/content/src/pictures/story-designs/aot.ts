import { picture } from '../picture.ts';

/** The product screens of AOT, in the order of its gallery. */
export const aotDesigns = [
  picture(
    'browser',
    'aot-modules',
    'ERP home: finance, procurement, inventory, production, sales and payroll modules, each with its open work.',
  ),
  picture(
    'browser',
    'aot-sprint',
    'Sprint board of the ERP practice: four columns of cards from to do to accepted, with points and owners.',
  ),
  picture(
    'browser',
    'aot-cutover',
    'Cutover plan: tasks from freeze to go-live as bars across three days, with the point of no return marked.',
  ),
] as const;
