import { ArrowRightIcon } from '@phosphor-icons/react/dist/csr/ArrowRight';
import { Link } from 'react-aria-components/Link';
import { Icon } from '../icon/icon.tsx';
import { Image } from '../image/image.tsx';
import { UserText } from '../user-text/user-text.tsx';
import * as styles from './carousel.css.ts';

/** One banner. */
export interface CarouselSlide {
  id: string;
  title: string;
  /** A few words above the title. */
  kicker?: string;
  text?: string;
  /** Where the slide leads. */
  href?: string;
  /** Words of the button; without them the title is the link. */
  linkLabel?: string;
  imageSrc?: string | null;
  /** Language of the words where it is not the page's. */
  lang?: string;
}

/** The picture and the words of a banner. */
export function Slide({ slide, isFirst }: { slide: CarouselSlide; isFirst: boolean }) {
  const title = <UserText>{slide.title}</UserText>;
  return (
    <>
      <div className={styles.picture}>
        <Image src={slide.imageSrc} alt="" seed={slide.id} isPriority={isFirst} ratio="fill" />
      </div>
      <div className={styles.shade} />
      <div className={styles.words} lang={slide.lang}>
        {slide.kicker ? <p className={styles.kicker}>{slide.kicker}</p> : null}
        <h2 className={styles.title}>
          {slide.href && !slide.linkLabel ? (
            <Link href={slide.href} className={styles.slideLink}>
              {title}
            </Link>
          ) : (
            title
          )}
        </h2>
        {slide.text ? <p className={styles.text}>{slide.text}</p> : null}
        {slide.href && slide.linkLabel ? (
          <Link href={slide.href} className={styles.link}>
            {slide.linkLabel}
            <Icon as={ArrowRightIcon} mirror weight="bold" size="sm" />
          </Link>
        ) : null}
      </div>
    </>
  );
}
