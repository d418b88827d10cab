import Archive from '@lucide/icons/icons/archive'
import ArrowDown from '@lucide/icons/icons/arrow-down'
import ArrowLeft from '@lucide/icons/icons/arrow-left'
import ArrowRight from '@lucide/icons/icons/arrow-right'
import ArrowUp from '@lucide/icons/icons/arrow-up'
import ArrowUpDown from '@lucide/icons/icons/arrow-up-down'
import Ban from '@lucide/icons/icons/ban'
import Bed from '@lucide/icons/icons/bed'
import Bell from '@lucide/icons/icons/bell'
import BookUser from '@lucide/icons/icons/book-user'
import BriefcaseMedical from '@lucide/icons/icons/briefcase-medical'
import Building2 from '@lucide/icons/icons/building-complex'
import Calendar from '@lucide/icons/icons/calendar'
import Camera from '@lucide/icons/icons/camera'
import ChartColumn from '@lucide/icons/icons/chart-column'
import Check from '@lucide/icons/icons/check'
import ChevronDown from '@lucide/icons/icons/chevron-down'
import ChevronLeft from '@lucide/icons/icons/chevron-left'
import ChevronRight from '@lucide/icons/icons/chevron-right'
import ChevronUp from '@lucide/icons/icons/chevron-up'
import CircleAlert from '@lucide/icons/icons/circle-alert'
import CircleCheck from '@lucide/icons/icons/circle-check'
import CircleHelp from '@lucide/icons/icons/circle-question-mark'
import CirclePause from '@lucide/icons/icons/circle-pause'
import Clock from '@lucide/icons/icons/clock'
import Columns3 from '@lucide/icons/icons/columns-3'
import Contact from '@lucide/icons/icons/contact'
import Copy from '@lucide/icons/icons/copy'
import Download from '@lucide/icons/icons/download'
import Ellipsis from '@lucide/icons/icons/ellipsis'
import ExternalLink from '@lucide/icons/icons/external-link'
import Eye from '@lucide/icons/icons/eye'
import EyeOff from '@lucide/icons/icons/eye-off'
import FileText from '@lucide/icons/icons/file-text'
import Files from '@lucide/icons/icons/files'
import Flag from '@lucide/icons/icons/flag'
import GitCompareArrows from '@lucide/icons/icons/git-compare-arrows'
import Globe from '@lucide/icons/icons/globe'
import GraduationCap from '@lucide/icons/icons/graduation-cap'
import GripVertical from '@lucide/icons/icons/grip-vertical'
import HandCoins from '@lucide/icons/icons/hand-coins'
import Hash from '@lucide/icons/icons/hash'
import HeartHandshake from '@lucide/icons/icons/heart-handshake'
import History from '@lucide/icons/icons/rotate-ccw-clock'
import Hospital from '@lucide/icons/icons/hospital'
import Hourglass from '@lucide/icons/icons/hourglass'
import Image from '@lucide/icons/icons/image'
import Inbox from '@lucide/icons/icons/inbox'
import Info from '@lucide/icons/icons/info'
import KeyRound from '@lucide/icons/icons/key-round'
import Keyboard from '@lucide/icons/icons/keyboard'
import LayoutDashboard from '@lucide/icons/icons/layout-dashboard'
import Link from '@lucide/icons/icons/link'
import List from '@lucide/icons/icons/list'
import ListChecks from '@lucide/icons/icons/list-checks'
import ListFilter from '@lucide/icons/icons/list-filter'
import LoaderCircle from '@lucide/icons/icons/loader-circle'
import Lock from '@lucide/icons/icons/lock'
import LockOpen from '@lucide/icons/icons/lock-open'
import LogOut from '@lucide/icons/icons/log-out'
import Mail from '@lucide/icons/icons/mail'
import MapPin from '@lucide/icons/icons/map-pin'
import Maximize2 from '@lucide/icons/icons/maximize-2'
import Menu from '@lucide/icons/icons/menu'
import MessageSquare from '@lucide/icons/icons/message-square'
import Minus from '@lucide/icons/icons/minus'
import Monitor from '@lucide/icons/icons/monitor'
import Moon from '@lucide/icons/icons/moon'
import OctagonAlert from '@lucide/icons/icons/octagon-alert'
import Package from '@lucide/icons/icons/package'
import PanelLeftClose from '@lucide/icons/icons/panel-left-close'
import PanelLeftOpen from '@lucide/icons/icons/panel-left-open'
import Paperclip from '@lucide/icons/icons/paperclip'
import Pencil from '@lucide/icons/icons/pencil'
import Percent from '@lucide/icons/icons/percent'
import PhilippinePeso from '@lucide/icons/icons/philippine-peso'
import Phone from '@lucide/icons/icons/phone'
import Pin from '@lucide/icons/icons/pin'
import Plus from '@lucide/icons/icons/plus'
import Printer from '@lucide/icons/icons/printer'
import Redo2 from '@lucide/icons/icons/redo-2'
import RefreshCw from '@lucide/icons/icons/refresh-cw'
import RotateCw from '@lucide/icons/icons/rotate-cw'
import Rows3 from '@lucide/icons/icons/rows-3'
import Save from '@lucide/icons/icons/save'
import Search from '@lucide/icons/icons/search'
import Send from '@lucide/icons/icons/send'
import Settings from '@lucide/icons/icons/settings'
import ShieldCheck from '@lucide/icons/icons/shield-check'
import Star from '@lucide/icons/icons/star'
import Stethoscope from '@lucide/icons/icons/stethoscope'
import Sun from '@lucide/icons/icons/sun'
import Table from '@lucide/icons/icons/table'
import Table2 from '@lucide/icons/icons/table-2'
import Tag from '@lucide/icons/icons/tag'
import Trash2 from '@lucide/icons/icons/trash'
import TriangleAlert from '@lucide/icons/icons/triangle-alert'
import Undo2 from '@lucide/icons/icons/undo-2'
import Upload from '@lucide/icons/icons/upload'
import User from '@lucide/icons/icons/user'
import UserCog from '@lucide/icons/icons/user-cog'
import Users from '@lucide/icons/icons/users'
import WifiOff from '@lucide/icons/icons/wifi-off'
import X from '@lucide/icons/icons/x'
import ZoomIn from '@lucide/icons/icons/zoom-in'
import ZoomOut from '@lucide/icons/icons/zoom-out'

/** Which drawing stands for which meaning; names say what an icon means here, not what it shows. */
export const glyphs = {
  check: Check,
  clock: Clock,
  peso: PhilippinePeso,
  eye: Eye,
  eyeOff: EyeOff,
  pencil: Pencil,
  warning: TriangleAlert,
  pause: CirclePause,
  ban: Ban,
  hourglass: Hourglass,
  dash: Minus,
  plus: Plus,
  close: X,
  search: Search,
  filter: ListFilter,
  chevronDown: ChevronDown,
  chevronUp: ChevronUp,
  chevronLeft: ChevronLeft,
  chevronRight: ChevronRight,
  arrowUp: ArrowUp,
  arrowDown: ArrowDown,
  arrowLeft: ArrowLeft,
  arrowRight: ArrowRight,
  sort: ArrowUpDown,
  menu: Menu,
  more: Ellipsis,
  bell: Bell,
  user: User,
  users: Users,
  signOut: LogOut,
  settings: Settings,
  home: LayoutDashboard,
  inbox: Inbox,
  facility: Hospital,
  physician: Stethoscope,
  account: Building2,
  rateSheet: Table2,
  fee: HandCoins,
  room: Bed,
  document: FileText,
  documents: Files,
  nonConformity: OctagonAlert,
  audit: History,
  list: List,
  report: ChartColumn,
  calendar: Calendar,
  download: Download,
  upload: Upload,
  print: Printer,
  copy: Copy,
  trash: Trash2,
  undo: Undo2,
  redo: Redo2,
  refresh: RefreshCw,
  link: Link,
  external: ExternalLink,
  info: Info,
  success: CircleCheck,
  error: CircleAlert,
  help: CircleHelp,
  lock: Lock,
  unlock: LockOpen,
  mail: Mail,
  phone: Phone,
  place: MapPin,
  columns: Columns3,
  density: Rows3,
  sun: Sun,
  moon: Moon,
  device: Monitor,
  paperclip: Paperclip,
  image: Image,
  camera: Camera,
  compare: GitCompareArrows,
  checkList: ListChecks,
  services: BriefcaseMedical,
  package: Package,
  shield: ShieldCheck,
  drag: GripVertical,
  wait: LoaderCircle,
  offline: WifiOff,
  key: KeyRound,
  comment: MessageSquare,
  star: Star,
  zoomIn: ZoomIn,
  zoomOut: ZoomOut,
  rotate: RotateCw,
  pin: Pin,
  flag: Flag,
  directory: BookUser,
  keyboard: Keyboard,
  send: Send,
  archive: Archive,
  tag: Tag,
  globe: Globe,
  expand: Maximize2,
  collapse: PanelLeftClose,
  open: PanelLeftOpen,
  percent: Percent,
  number: Hash,
  specialty: GraduationCap,
  hmo: HeartHandshake,
  save: Save,
  table: Table,
  contact: Contact,
  permissions: UserCog,
} as const

/** Name of an icon of the closed set. */
export type IconName = keyof typeof glyphs

/** Every icon name, for the gallery. */
export const iconNames = Object.keys(glyphs) as IconName[]
