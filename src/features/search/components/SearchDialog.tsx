import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { Container } from '../../../ui/Container';
import { Icon } from '../../../ui/Icon';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { searchId } from '../../../boot/contract';
import { headerHeight, media, onNight, type } from '../../../theme/tokens';
import { ModalDialog } from '../../../ui/ModalDialog';
import { searchAddress } from '../searchAddress';
import { SearchField } from './SearchField';
import { useShell } from '../../../ui/ShellContext';
import { useCurrentPage } from '../../../ui/useCurrentPage';

/** Comes down over the header, as wide as the window. */
const Dialog = styled(ModalDialog)({
  inset: '0 0 auto',
  padding: '0 0 2rem',
  borderBlockEnd: `1px solid ${onNight.line}`,
  [media.desktop]: { paddingBlockEnd: '3.5rem' },
});

/** The field comes first, as a dialog gives the focus to what does; the cross stands above it all the same. */
const Content = styled(Container)({ display: 'flex', flexDirection: 'column-reverse' });
const Top = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  height: headerHeight,
});
const Name = styled('span')({ ...type.label, color: onNight.inkSoft });

export function SearchDialog() {
  const { language, content } = useShell();
  const navigate = useNavigate();
  const current = useCurrentPage();
  const dialog = useRef<HTMLDialogElement>(null);
  if (current === 'search') return null;

  const search = (text: string) => {
    dialog.current?.close();
    void navigate(searchAddress(language, text));
  };
  return (
    <Dialog ref={dialog} id={searchId} closedby="any" aria-label={content.search.label}>
      <Content>
        <SearchField id="site-search-field" onSearch={search} />
        <Top>
          {/* The field's label says the same to those who don't see it. */}
          <Name aria-hidden="true">{content.search.label}</Name>
          <IconButton command="close" commandfor={searchId} sx={{ marginInlineEnd: '-0.5rem' }}>
            <VisuallyHidden>{content.search.close}</VisuallyHidden>
            <Icon name="close" fontSize="large" />
          </IconButton>
        </Top>
      </Content>
    </Dialog>
  );
}
