/** The region of this site. */
export const region = 'us';

/** Port of its development server. */
export const port = 4002;
