import type { ApplicationSubject } from '@plaza/shared/operations'
import { defineTexts } from '@plaza/shared/text'
import classes from '../departments/departments.module.css'

const t = defineTexts({
  title: { en: 'The applicant', zh: '申请人信息' },
  name: { en: 'Name', zh: '姓名' },
  organisation: { en: 'Organisation', zh: '机构' },
  phone: { en: 'Phone', zh: '手机号' },
  portfolio: { en: 'Work', zh: '作品链接' },
})

/** Who applies, and where their work can be seen. */
export function ApplicationDetails({ application }: { application: ApplicationSubject }) {
  const { name, organisation, phone, portfolio } = application
  return (
    <section aria-label={t.title()} className={classes.details}>
      <dl className={classes.facts}>
        <div>
          <dt>{t.name()}</dt>
          <dd>{name}</dd>
        </div>
        {organisation && (
          <div>
            <dt>{t.organisation()}</dt>
            <dd>{organisation}</dd>
          </div>
        )}
        <div>
          <dt>{t.phone()}</dt>
          <dd>
            <a href={`tel:${phone}`}>{phone}</a>
          </dd>
        </div>
        {portfolio && (
          <div>
            <dt>{t.portfolio()}</dt>
            <dd>
              <a href={portfolio} target="_blank" rel="noreferrer">
                {portfolio}
              </a>
            </dd>
          </div>
        )}
      </dl>
    </section>
  )
}
