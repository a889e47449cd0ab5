import { useTranslation } from 'react-i18next';
import { GUIDE_PICTURE, GUIDE_SECTIONS, guidePicture } from '../../../contract/site/guide.ts';
import { TextLink } from '../../ui/layout/links.tsx';
import classes from './document.module.css';
import { Document } from './document.tsx';

/** The user guide, with the anchors 1 to 12. */
export function GuidePage() {
  const { t, i18n } = useTranslation(['guide', 'nav']);
  return (
    <Document
      title={t('title')}
      lead={t('lead')}
      contents={t('contents')}
      numbered
      sections={GUIDE_SECTIONS.map((number) => ({
        id: String(number),
        title: t(`sections.s${number}.title`),
        html: t(`sections.s${number}.text`),
        picture: {
          ...GUIDE_PICTURE,
          src: guidePicture(i18n.language, number),
          alt: t('picture', { what: t(`sections.s${number}.picture`) }),
        },
      }))}
    >
      <p className={classes.small}>{t('more')}</p>
      <p>
        <TextLink to="/faqs">{t('nav:entries.faqs')}</TextLink>
        {' · '}
        <TextLink to="/contact">{t('nav:entries.contact')}</TextLink>
      </p>
    </Document>
  );
}
