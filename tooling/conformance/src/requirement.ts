/** A test by its file, from the repository's root, and its title as it stands in the source. */
export type Proof = readonly [file: string, ...titles: [string, ...string[]]];

/** One requirement of a standard, and how this repository answers it. */
export interface Requirement {
  /** Number in the standard. */
  id: string;
  level: 'A' | 'AA' | 'L1' | 'L2' | 'L3';
  /** Its name in the standard, or what it asks for in a few words. */
  name: string;
  /** Tests that fail where it is no longer met. */
  provedBy?: readonly Proof[];
  /** Why it does not apply. */
  notApplicable?: string;
  /** What of it is not met, or met without a test. */
  open?: string;
}
