import { useLingui } from '@lingui/react/macro';
import { SectionHeader } from '@stoa/ui/section-header';
import { TextField } from '@stoa/ui/text-field';
import * as styles from '../manage.css.ts';
import { useFooter } from './footer-context.ts';
import { TextIn } from './text-in.tsx';

/** The last lines: who holds the rights, and who has registered what. */
export function CopyrightSection() {
  const { t } = useLingui();
  const { template, changeTemplate } = useFooter();
  return (
    <section className={styles.part}>
      <SectionHeader
        title={t({ message: 'Legal lines', comment: 'Heading: copyright lines of the footer' })}
      />
      <TextIn
        label={t`Holder of the rights`}
        description={t`The year is added automatically. If empty, the school’s name is used.`}
        texts={template.company}
        onChange={(company) => changeTemplate({ company })}
        isOptional
      />
      <TextField
        label={t`Registration number of the site`}
        value={template.beian}
        onChange={(beian) => changeTemplate({ beian })}
        maxLength={100}
        isOptional
      />
      <TextField
        label={t`System registration`}
        value={template.registerSystemInfo}
        onChange={(registerSystemInfo) => changeTemplate({ registerSystemInfo })}
        maxLength={200}
        isOptional
      />
      <TextIn
        label={t`Site operator`}
        texts={template.support}
        onChange={(support) => changeTemplate({ support })}
        isOptional
      />
    </section>
  );
}
