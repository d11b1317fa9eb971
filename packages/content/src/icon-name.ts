/** The icons that records may ask for, by their names in lucide. */
export const iconNames = [
  'activity',
  'brain-circuit',
  'briefcase-business',
  'building-2',
  'car',
  'clapperboard',
  'cloud',
  'code-xml',
  'cpu',
  'factory',
  'globe',
  'graduation-cap',
  'hand-coins',
  'heart-pulse',
  'house',
  'landmark',
  'layers',
  'piggy-bank',
  'pill',
  'radio-tower',
  'rocket',
  'shield-check',
  'shopping-cart',
  'trending-up',
  'truck',
  'umbrella',
  'workflow',
  'zap',
] as const;

/** The name of an icon of `public/icons.svg`. */
export type IconName = (typeof iconNames)[number];
