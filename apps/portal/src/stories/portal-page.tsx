import type { Answers } from '@stoa/api/fixtures';
import type { FixtureViewer } from '@stoa/api/fixtures/recorded.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { App } from '../app.tsx';
import type { SessionEnd } from '../app/session-store.ts';
import type { Language } from '../i18n/languages.ts';
import { currentPage } from './current-page.ts';
import { openPortal, type OpenedPortal } from './open-portal.ts';
import { PageLinks } from './page-links.tsx';

export interface PortalPageProps {
  /** The address that is opened. */
  path: string;
  /** Who looks at it. @default 'visitor' */
  viewer?: FixtureViewer;
  /** Why nobody is signed in. @default 'visitor' */
  end?: SessionEnd;
  /** What operations answer, where that is not what was recorded for the address. @default {} */
  answers?: Answers;
  /** Shows the page as somebody sees it who comes from here: a page that is waited for shows that it is. */
  from?: string;
  /** The machines that drive the page. @default [] */
  machines?: readonly string[];
  /** The call in whose place a part of the application turns out to be missing, by its path. */
  missingPart?: string;
  /** The language of the toolbar. @default 'en_US' */
  language?: Language;
}

/** What pages of any address ask for: nothing that is shown was saved for later, and nobody else edits. */
const EVERYWHERE: Answers = {
  getMySaved: 'none',
  reportPageEditing: 'alone',
  reportContentEditing: 'alone',
};

/** The portal itself at an address: its routes, its cache, its client; only the answers are recorded ones. */
export function PortalPage({
  path,
  viewer = 'visitor',
  end = 'visitor',
  answers = {},
  from,
  machines = [],
  missingPart,
  language = 'en_US',
}: PortalPageProps) {
  const [portal, setPortal] = useState<OpenedPortal>();
  const open = useEffectEvent(() => {
    currentPage.answers = answers;
    return openPortal({
      path: from ?? path,
      viewer,
      end,
      language,
      missingPart,
      answers: () => ({ ...EVERYWHERE, ...currentPage.answers }),
      onMissing: (call) => currentPage.missing.push(call),
    });
  });
  useEffect(() => {
    let isGone = false;
    void open().then(async (opened) => {
      if (isGone) return;
      currentPage.portal = opened;
      if (from) await opened.router.load();
      setPortal(opened);
      if (from) await opened.router.navigate({ href: path });
    });
    return () => {
      isGone = true;
      currentPage.portal?.services.queryClient.clear();
    };
  }, [from, path]);
  return (
    <>
      <PageLinks path={path} machines={machines} />
      {portal ? <App {...portal} /> : null}
    </>
  );
}
