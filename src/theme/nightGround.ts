import { mixins } from './mixins';

export const { nightGround, nightSurface: plainNight } = mixins;
