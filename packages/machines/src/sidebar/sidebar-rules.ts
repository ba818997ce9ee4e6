/** What somebody needs who works with the tools of the o3 area. */
export interface SidebarFacts {
  pathname: string;
  /** The parameter `o3src`: where somebody came from. */
  o3src: string | null;
  /** The environment of the installation. */
  region: string;
}

interface SidebarRow {
  page: 'toolPlatform' | 'other';
  source: 'detail' | 'other' | 'any';
  isShown: boolean;
  spec: 'B034';
}

/** Pages of the tool platform: the o3 detail of a tool or scenario, and the demo cloud. */
const TOOL_PLATFORM = /^\/(?:o3|democloud)\/\d{19}\/detail\/?$/;
/** What `o3src` contains for somebody who comes from the detail of a tool or of a scenario. */
export const DETAIL_MARKERS = ['toolDetail', 'scenarioDetail'] as const;
/** Environments whose phone number is answered. */
export const PHONE_REGIONS = ['sit', 'beta', 'cn'] as const;

/** When the tool sidebar is there; the first row that fits decides. */
export const SIDEBAR_TABLE: readonly SidebarRow[] = [
  { page: 'toolPlatform', source: 'any', isShown: true, spec: 'B034' },
  { page: 'other', source: 'detail', isShown: true, spec: 'B034' },
  { page: 'other', source: 'other', isShown: false, spec: 'B034' },
];

/** Whether the sidebar is there, and its phone number with it. */
export function sidebarOf({ pathname, o3src, region }: SidebarFacts): {
  isShown: boolean;
  hasPhone: boolean;
} {
  const page = TOOL_PLATFORM.test(pathname) ? 'toolPlatform' : 'other';
  const source = DETAIL_MARKERS.some((marker) => o3src?.includes(marker) === true) ? 'detail' : 'other';
  const row = SIDEBAR_TABLE.find(
    (candidate) => candidate.page === page && (candidate.source === 'any' || candidate.source === source),
  );
  const isShown = row?.isShown ?? false;
  return { isShown, hasPhone: isShown && PHONE_REGIONS.some((known) => known === region) };
}
