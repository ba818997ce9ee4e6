import { useLocation, useNavigate, useParams } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useActorRef } from '@xstate/react';
import type { PortalSettings } from '@stoa/api/schema';
import { hrefTo } from '../../app/links.ts';
import { isPhone } from '../../app/phone.ts';
import { subscribeToLayout } from '../../app/layout-signals.ts';
import { usePageModes } from '../../app/page-modes.ts';
import { useApi } from '../../app/services.ts';
import { useSession } from '../../app/session.tsx';
import { tenantOf } from '../../app/tenant.ts';
import { useMessages } from '../../i18n/use-messages.ts';
import { readDraft } from '../../shared/drafts.ts';
import { useBackOnline } from '../../shared/use-back-online.ts';
import { usePalette } from '../palette/palette-host.tsx';
import { useOfferedLanguage } from '../language-offer/use-offered-language.ts';
import { useSettings } from '../use-settings.ts';
import { BrowserNote } from './browser-note.tsx';
import { CookieDialog } from './cookie-dialog.tsx';
import { provideConsent, readConsent, readUnreportedConsent, watchConsent } from './consent.actors.ts';
import { useCounting } from './use-counting.ts';
import { useFetchAhead } from './use-fetch-ahead.ts';
import { useUnsentProgress } from './use-unsent-progress.ts';
import { useKeepAlive } from './use-keep-alive.ts';
import { usePartTimeout } from './use-part-timeout.ts';
import { PageType } from './page-type.tsx';
import { ToolSidebar } from './tool-sidebar.tsx';
import * as styles from './extras.css.ts';

const LanguageOffer = lazy(async () => ({
  default: (await import('../language-offer/language-offer.tsx')).LanguageOffer,
}));

const FeedbackGate = lazy(async () => ({
  default: (await import('../../features/feedback/feedback-gate.tsx')).FeedbackGate,
}));

/** Nothing stands in the way of those who come in or leave. */
const SIGN_IN_PATHS = /^\/(login|register|logout)\b/;

/** Its address names a school that is only being made: there is nothing to ask about it yet. */
const IN_THE_MAKING = /^\/register\/creating\b/;

/** The late parts of a page's layout, once it is known where the page is. */
export function LayoutExtras() {
  useFetchAhead();
  usePartTimeout();
  useEffect(() => {
    // The menu is the way to most pages there: it opens at once, even where the network has gone.
    if (isPhone()) void import('../school-menu.tsx').catch(() => undefined);
  }, []);
  const params: { schoolId?: string; subSchoolId?: string } = useParams({ strict: false });
  const location = useLocation();
  const schoolId =
    params.subSchoolId ??
    params.schoolId ??
    (IN_THE_MAKING.test(location.pathname) ? undefined : tenantOf(location));
  const settings = useSettings(schoolId);
  return settings ? <Extras key={schoolId} schoolId={schoolId} settings={settings} /> : null;
}

function Extras({ schoolId, settings }: { schoolId: string | undefined; settings: PortalSettings }) {
  useMessages('layout');
  const api = useApi();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const feedbackPage = schoolId ? hrefTo({ to: '/feedback/$schoolId', params: { schoolId } }) : '/';
  const isWritable = pathname !== feedbackPage && !SIGN_IN_PATHS.test(pathname);
  const readerId = useSession().viewer?.user_id;
  const [isWriting, setIsWriting] = useState(false);
  useEffect(() => {
    // What was typed before a reload or a login is there again.
    if (isWritable && readDraft(`feedback.${schoolId}`, readerId)?.place === 'dialog') setIsWriting(true);
  }, [isWritable, schoolId, readerId]);
  const { isPreview, isEmbedded } = usePageModes();
  const { policyVersion, consentNeeded } = settings.cookies;
  const [machine] = useState(() => provideConsent({ api, schoolId, policyVersion }));
  const actor = useActorRef(machine, {
    input: { isNeeded: consentNeeded, stored: readConsent(), unreported: readUnreportedConsent() },
  });
  useBackOnline(() => actor.send({ type: 'network.restored' }));
  useEffect(() => watchConsent((choice) => actor.send({ type: 'choice.changed', choice })), [actor]);
  const { palette, open: openPalette } = usePalette(schoolId, isEmbedded || isPreview);
  const count = useCounting({ schoolId, settings, actor, isPreview });
  useKeepAlive(settings);
  const [offered, answerOffer] = useOfferedLanguage(schoolId);
  useUnsentProgress();
  const subscribe = useEffectEvent((signal: Parameters<Parameters<typeof subscribeToLayout>[0]>[0]) => {
    if ('click' in signal) return count(settings.analytics.clicks[signal.click]);
    if ('code' in signal) return count(signal.code);
    if (signal.open === 'cookies') return actor.send({ type: 'dialog.opened' });
    if (signal.open === 'palette') return openPalette();
    // On its page the form stands open already.
    if (schoolId && pathname !== feedbackPage) setIsWriting(true);
    else void navigate({ href: feedbackPage });
  });
  useEffect(() => subscribeToLayout((signal) => subscribe(signal)), []);
  return (
    <>
      <BrowserNote />
      {offered && !isEmbedded && !isPreview && !SIGN_IN_PATHS.test(pathname) ? (
        <div className={styles.note}>
          <Suspense>
            <LanguageOffer language={offered} onAnswer={answerOffer} />
          </Suspense>
        </div>
      ) : null}
      {schoolId ? <PageType schoolId={schoolId} /> : null}
      {isWriting && isWritable ? (
        <Suspense>
          <FeedbackGate schoolId={schoolId} onClose={() => setIsWriting(false)} />
        </Suspense>
      ) : null}
      <CookieDialog actor={actor} isOverseas={settings.isOverseas} />
      {palette}
      {isEmbedded || isPreview ? null : <ToolSidebar schoolId={schoolId} settings={settings} />}
    </>
  );
}
