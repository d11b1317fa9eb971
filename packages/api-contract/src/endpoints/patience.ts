/** How long the client bears silence before it gives up, in milliseconds. */
export const patience = { reading: 10_000, sending: 30_000 } as const;
