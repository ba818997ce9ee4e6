import { useLingui } from '@lingui/react/macro';
import { Footer } from '@stoa/ui/footer';
import { SectionHeader } from '@stoa/ui/section-header';
import { Surface } from '@stoa/ui/surface';
import { UserText } from '@stoa/ui/user-text';
import { formatNumber } from '../../../shared/format.ts';
import * as styles from '../manage.css.ts';
import { textIn } from '../texts.ts';
import { useFooter } from './footer-context.ts';

/** The footer as it will look in the language that is edited. It can be looked at, not used. */
export function FooterPreview({ schoolName }: { schoolName: string }) {
  const { t } = useLingui();
  const { template, language } = useFooter();
  const say = (texts: Parameters<typeof textIn>[0]) => textIn(texts, language).text;
  const year = formatNumber(new Date().getFullYear(), language).replaceAll(/\D/gu, '');
  const company = say(template.company) || schoolName;
  const legal = [
    `© ${year} ${company}`,
    template.beian,
    template.registerSystemInfo,
    say(template.support),
  ].filter(Boolean);
  return (
    <section className={styles.part}>
      <SectionHeader title={t({ message: 'Preview', comment: 'Heading: how it will look' })} />
      <Surface isBordered>
        <div inert>
          <Footer
            label={t({ message: 'Preview of the footer', comment: 'Name of a part of the page' })}
            brand={
              <strong>
                <UserText>{schoolName}</UserText>
              </strong>
            }
            columns={template.columns.map((column) => ({
              id: column.key,
              title: say(column.showName),
              links: column.children.map((link) => ({ id: link.key, label: say(link.showName) })),
            }))}
            qrCodes={template.qrCodes
              .filter(({ url }) => /^\/(files|media)\//.test(url))
              .map((code) => ({
                id: code.key,
                src: language === 'zh_CN' ? code.url : code.urlEn || code.url,
                label: say(code.showName),
                caption: say(code.showName),
              }))}
            legal={legal.map((line, index) => ({ id: String(index), content: <bdi>{line}</bdi> }))}
          />
        </div>
      </Surface>
    </section>
  );
}
