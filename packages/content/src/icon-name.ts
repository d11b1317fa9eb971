/** The icons that records may ask for, by their names in lucide. */
export const iconNames = [
  'activity',
  'briefcase-business',
  'building-2',
  'car',
  'clapperboard',
  'cloud',
  'cpu',
  'factory',
  'graduation-cap',
  'hand-coins',
  'heart-pulse',
  'house',
  'landmark',
  'piggy-bank',
  'pill',
  'radio-tower',
  'rocket',
  'shield-check',
  'shopping-cart',
  'trending-up',
  'truck',
  'umbrella',
  'zap',
] as const;

/** The name of an icon of `public/icons.svg`. */
export type IconName = (typeof iconNames)[number];
