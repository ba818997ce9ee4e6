import { useLingui } from '@lingui/react/macro';
import { ArrowLineUpIcon } from '@phosphor-icons/react/dist/csr/ArrowLineUp';
import { ChatCircleTextIcon } from '@phosphor-icons/react/dist/csr/ChatCircleText';
import { PhoneIcon } from '@phosphor-icons/react/dist/csr/Phone';
import { QuestionIcon } from '@phosphor-icons/react/dist/csr/Question';
import type { PortalSettings } from '@stoa/api/schema';
import { SideToolbar, type Tool } from '@stoa/ui/side-toolbar';
import { useLocation } from '@tanstack/react-router';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { helpCentreHref } from '../../app/links.ts';
import { openLayoutDialog } from '../../app/layout-signals.ts';
import { useServices } from '../../app/services.ts';
import { useLanguage, useLanguageStore } from '../../i18n/language-context.tsx';
import { ContactButton } from './contact-button.tsx';
import { provideSidebar } from './sidebar.actors.ts';

/** Whoever runs the school answers there. */
const RUNNING = /^\/(manage|design)\//;

/** The tools beside the pages of the tool platform (B034); elsewhere the way to customer service alone (B047). */
export function ToolSidebar({
  schoolId,
  settings,
}: {
  schoolId: string | undefined;
  settings: PortalSettings;
}) {
  const { t } = useLingui();
  const store = useLanguageStore();
  const language = useLanguage();
  const services = useServices();
  const { pathname, searchStr } = useLocation();
  const search = new URLSearchParams(searchStr);
  const o3src = search.get('o3src');
  // Nothing may cover an answer of an exam; the footer leads to help.
  const isInAttempt = search.has('attempt');
  const [machine] = useState(() => provideSidebar({ ...services, language: () => store.language, schoolId }));
  const actor = useActorRef(machine, { input: { pathname, o3src, region: settings.region } });
  useEffect(() => {
    actor.send({ type: 'page.changed', pathname, o3src });
  }, [actor, pathname, o3src]);
  const isShown = useSelector(actor, (snapshot) => snapshot.hasTag('shown'));
  const phone = useSelector(actor, (snapshot) => (snapshot.hasTag('phone') ? snapshot.context.phone : null));
  if (!isShown)
    return schoolId && !settings.customerService.hidden && !RUNNING.test(pathname) && !isInAttempt ? (
      <ContactButton schoolId={schoolId} />
    ) : null;
  const tools: Tool[] = [
    {
      id: 'feedback',
      kind: 'action',
      icon: ChatCircleTextIcon,
      label: t`Give feedback`,
      onPress: () => openLayoutDialog('feedback'),
    },
    {
      id: 'help',
      kind: 'link',
      icon: QuestionIcon,
      label: t`Help center`,
      href: settings.helpCentre.url ?? helpCentreHref(language, 1),
      isExternal: settings.helpCentre.url !== null,
    },
    ...(phone
      ? [{ id: 'phone', kind: 'phone' as const, icon: PhoneIcon, label: t`Call us`, phoneNumber: phone }]
      : []),
    {
      id: 'top',
      kind: 'action',
      icon: ArrowLineUpIcon,
      label: t`Back to the top`,
      onPress: () => window.scrollTo({ top: 0, behavior: 'smooth' }),
    },
  ];
  return <SideToolbar label={t`Help and contact`} tools={tools} />;
}
