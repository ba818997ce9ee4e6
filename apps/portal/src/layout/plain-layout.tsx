import { useLingui } from '@lingui/react/macro';
import { Footer } from '@stoa/ui/footer';
import { Header } from '@stoa/ui/header';
import { SkipLink } from '@stoa/ui/skip-link';
import { useMatches } from '@tanstack/react-router';
import { use, type ReactNode } from 'react';
import { legalHref } from '../app/links.ts';
import { isLatePage } from '../app/page-facts.ts';
import { usePageModes } from '../app/page-modes.ts';
import { useLanguage } from '../i18n/language-context.tsx';
import { cx } from '../shared/cx.ts';
import { StoaBrand } from './brand.tsx';
import { HeaderActions, PageLanguage } from './header-actions.tsx';
import * as styles from './layout.css.ts';
import { FramedContext } from './framed.ts';
import { MAIN_ID } from './portal-layout.tsx';

/** The layout of pages that belong to no school: signing in, terms, errors. Within another layout there is no second one. */
export function PlainLayout({ children }: { children: ReactNode }) {
  return use(FramedContext) ? children : <Layout>{children}</Layout>;
}

function Layout({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { isEmbedded } = usePageModes();
  const isLate = useMatches({ select: isLatePage });
  return (
    <div className={styles.layout}>
      {isEmbedded ? null : (
        <>
          <SkipLink targetId={MAIN_ID}>{t`Skip to content`}</SkipLink>
          <Header brand={<StoaBrand />} actions={<HeaderActions />} />
        </>
      )}
      <main id={MAIN_ID} tabIndex={-1} className={cx(styles.main, isLate && styles.lateMain)}>
        <FramedContext value>{children}</FramedContext>
      </main>
      {isEmbedded ? null : (
        <Footer
          label={t`Footer`}
          columns={[
            {
              id: 'legal',
              title: t({ message: 'Legal', comment: 'Heading over the links to terms and privacy' }),
              links: [
                { id: 'service', label: t`Terms of service`, href: legalHref('service', language) },
                { id: 'privacy', label: t`Privacy statement`, href: legalHref('privacy', language) },
              ],
            },
          ]}
          legal={[{ id: 'stoa', content: <bdi>© {new Date().getFullYear()} Stoa</bdi> }]}
          end={<PageLanguage placement="top" />}
        />
      )}
    </div>
  );
}
