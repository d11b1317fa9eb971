/** An entry of the header's navigation (spec section 2.3). */
export interface NavigationItem {
  label: string;
  href: string;
  /** The visitor is here, or on one of the children. */
  active?: boolean | undefined;
  children?: readonly NavigationItem[] | undefined;
}
