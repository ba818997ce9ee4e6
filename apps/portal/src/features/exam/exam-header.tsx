import { useLingui } from '@lingui/react/macro';
import { ResourceType } from '@stoa/api/enums';
import { Breadcrumbs } from '@stoa/ui/breadcrumbs';
import { Heading } from '@stoa/ui/heading';
import { UserText } from '@stoa/ui/user-text';
import type { ReactNode, Ref } from 'react';
import { entriesHref, schoolHref } from '../../app/links.ts';
import { SaveForLater } from '../../shared/saved/save-for-later.tsx';
import * as styles from './exam.css.ts';
import { examPath } from './paths.ts';

/** Where an exam's page stands, and its title. */
export function ExamHeader({
  schoolId,
  examId,
  examTitle,
  title,
  lang,
  headingRef,
  children,
}: {
  schoolId: string;
  examId: string;
  examTitle: string;
  /** Of the page within the exam; the exam's own page has none. */
  title?: string;
  lang?: string | undefined;
  headingRef?: Ref<HTMLHeadingElement>;
  children?: ReactNode;
}) {
  const { t } = useLingui();
  return (
    <header className={styles.part}>
      <Breadcrumbs
        label={t({ message: 'Breadcrumb', comment: 'Name of the breadcrumb trail' })}
        items={[
          { id: 'home', label: t`Home`, href: schoolHref(schoolId) },
          title === undefined
            ? { id: 'about', label: t`Exams`, href: entriesHref(schoolId, { type: ResourceType.Exam }) }
            : { id: 'about', label: examTitle, href: examPath(schoolId, examId) },
          { id: 'page', label: title ?? examTitle },
        ]}
      />
      <Heading
        level={1}
        size="3xl"
        lang={title === undefined ? lang : undefined}
        ref={headingRef}
        tabIndex={headingRef ? -1 : undefined}
      >
        <UserText>{title ?? examTitle}</UserText>
      </Heading>
      {title === undefined ? <SaveForLater schoolId={schoolId} resourceId={examId} /> : null}
      {children}
    </header>
  );
}
