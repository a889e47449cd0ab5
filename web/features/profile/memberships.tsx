import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProfileAnswer } from '../../../contract/accounts/accounts.ts';
import { Picture } from '../../ui/chess/picture.tsx';
import { Hint } from '../../ui/layout/card.tsx';
import { TextLink } from '../../ui/layout/links.tsx';
import classes from './profile-page.module.css';

type House = ProfileAnswer['memberships']['clubs'][number];

/** The organisations, clubs and teams of a player. */
export function Memberships({ memberships }: Pick<ProfileAnswer, 'memberships'>) {
  const { t } = useTranslation('profile');
  const { organizations, clubs, teams } = memberships;
  return (
    <section>
      <h2 className={classes.heading}>{t('memberships')}</h2>
      {organizations.length + clubs.length + teams.length === 0 ? (
        <Hint>{t('noMemberships')}</Hint>
      ) : (
        <ul className={classes.houses}>
          {organizations.map((house) => (
            <HouseCard key={house.id} house={house} kind={t('kinds.organization')}>
              <TextLink to="/organization/view/$oid" params={{ oid: house.id }} inherit>
                {house.name}
              </TextLink>
            </HouseCard>
          ))}
          {clubs.map((house) => (
            <HouseCard key={house.id} house={house} kind={t('kinds.club')}>
              <TextLink to="/club/view/$cid" params={{ cid: house.id }} inherit>
                {house.name}
              </TextLink>
            </HouseCard>
          ))}
          {teams.map((house) => (
            <HouseCard key={house.id} house={house} kind={t('kinds.team')}>
              <TextLink to="/team/view/$id" params={{ id: house.id }} inherit>
                {house.name}
              </TextLink>
            </HouseCard>
          ))}
        </ul>
      )}
    </section>
  );
}

interface HouseCardProps {
  readonly house: House;
  readonly kind: string;
  readonly children: ReactNode;
}

function HouseCard({ house, kind, children }: HouseCardProps) {
  return (
    <li className={classes.house}>
      <Picture src={house.profilePicture} name={house.name} />
      <div className={classes.houseText}>
        <Hint>{kind}</Hint>
        {children}
      </div>
    </li>
  );
}
