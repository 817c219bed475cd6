import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { companyIds } from '~/content/companies';
import type { PortfolioContent } from '~/content/types/portfolio';
import { space } from '~/theme/layout';
import { Section } from '~/ui/Section';
import { VisuallyHidden } from '~/ui/VisuallyHidden';
import { CompanyEntry } from './CompanyEntry';

const List = styled(Container)({ display: 'grid', gap: space.section });

export function CompanyList({ content }: { readonly content: PortfolioContent }) {
  return (
    <Section>
      <VisuallyHidden as="h2">{content.companiesHeading}</VisuallyHidden>
      <List>
        {companyIds.map((id) => (
          <CompanyEntry key={id} id={id} content={content} />
        ))}
      </List>
    </Section>
  );
}
