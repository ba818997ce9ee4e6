/** A place in a school's navigation. An entry with children may have an address of its own. */
export interface NavItem {
  id: string;
  label: string;
  href?: string;
  /** Leads out of the portal: opens a new tab. */
  isExternal?: boolean;
  /** The page one is on. Its parents are marked by themselves. */
  isCurrent?: boolean;
  children?: readonly NavItem[];
}

/** Whether the page one is on lies below this entry. */
export function holdsCurrent(item: NavItem): boolean {
  return item.children?.some((child) => child.isCurrent || holdsCurrent(child)) ?? false;
}
