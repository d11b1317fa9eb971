/** The region of this site. */
export const region = 'in';

/** Port of its development server. */
export const port = 4001;
