/** Domains of throwaway mailboxes, which no confirmation would ever reach (spec 5). */
export const rejectedEmailDomains: readonly string[] = ['mailinator.com', 'yopmail.com'];
