// The only door to lucide: every icon is 16 px with a 1.5 px line, silent to screen readers unless it is given a label.
import {
  ArrowRight,
  Bell,
  BookOpen,
  Boxes,
  Building2,
  Calculator,
  ChartColumn,
  Check,
  ChevronDown,
  ChevronRight,
  ClipboardList,
  Code,
  Copy,
  CreditCard,
  Download,
  Ellipsis,
  ExternalLink,
  Eye,
  EyeOff,
  Globe,
  Info,
  KeyRound,
  Laptop,
  Layers,
  LayoutDashboard,
  LifeBuoy,
  Lock,
  LogOut,
  type LucideIcon,
  Mail,
  Menu,
  Minus,
  PanelLeftClose,
  PanelLeftOpen,
  Pencil,
  Plus,
  Puzzle,
  Search,
  Settings,
  ShieldCheck,
  Smartphone,
  Store,
  Ticket,
  Trash2,
  User,
  UserKey,
  UserRoundCog,
  UserRoundPlus,
  Users,
  X,
} from 'lucide-react'

export type IconProps = { size?: 12 | 14 | 16 | 20 | 28; className?: string; label?: string }

function drawn(Drawing: LucideIcon) {
  return function Icon({ size = 16, className = '', label }: IconProps) {
    const voice = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true as const }
    return <Drawing size={size} strokeWidth={1.5} absoluteStrokeWidth className={`flex-none ${className}`} {...voice} />
  }
}

export const ArrowRightIcon = /* @__PURE__ */ drawn(ArrowRight)
export const BellIcon = /* @__PURE__ */ drawn(Bell)
export const CheckIcon = /* @__PURE__ */ drawn(Check)
export const ChevronDownIcon = /* @__PURE__ */ drawn(ChevronDown)
export const ChevronRightIcon = /* @__PURE__ */ drawn(ChevronRight)
export const CloseIcon = /* @__PURE__ */ drawn(X)
export const CodeIcon = /* @__PURE__ */ drawn(Code)
export const CopyIcon = /* @__PURE__ */ drawn(Copy)
export const DashboardIcon = /* @__PURE__ */ drawn(LayoutDashboard)
export const DownloadIcon = /* @__PURE__ */ drawn(Download)
export const EditIcon = /* @__PURE__ */ drawn(Pencil)
export const ExternalIcon = /* @__PURE__ */ drawn(ExternalLink)
export const EyeIcon = /* @__PURE__ */ drawn(Eye)
export const EyeOffIcon = /* @__PURE__ */ drawn(EyeOff)
export const GlobeIcon = /* @__PURE__ */ drawn(Globe)
export const InfoIcon = /* @__PURE__ */ drawn(Info)
export const KeyIcon = /* @__PURE__ */ drawn(KeyRound)
export const LaptopIcon = /* @__PURE__ */ drawn(Laptop)
export const LockIcon = /* @__PURE__ */ drawn(Lock)
export const LogOutIcon = /* @__PURE__ */ drawn(LogOut)
export const MailIcon = /* @__PURE__ */ drawn(Mail)
export const MenuIcon = /* @__PURE__ */ drawn(Menu)
export const MinusIcon = /* @__PURE__ */ drawn(Minus)
export const MoreIcon = /* @__PURE__ */ drawn(Ellipsis)
export const OfficersIcon = /* @__PURE__ */ drawn(ShieldCheck)
export const PasskeyIcon = /* @__PURE__ */ drawn(UserKey)
export const PhoneIcon = /* @__PURE__ */ drawn(Smartphone)
export const PlusIcon = /* @__PURE__ */ drawn(Plus)
export const SearchIcon = /* @__PURE__ */ drawn(Search)
export const SettingsIcon = /* @__PURE__ */ drawn(Settings)
export const TrashIcon = /* @__PURE__ */ drawn(Trash2)
export const UserIcon = /* @__PURE__ */ drawn(User)
export const AddOnsIcon = /* @__PURE__ */ drawn(Puzzle)
export const BillingIcon = /* @__PURE__ */ drawn(CreditCard)
export const ClustersIcon = /* @__PURE__ */ drawn(Boxes)
export const CollapseIcon = /* @__PURE__ */ drawn(PanelLeftClose)
export const DocsIcon = /* @__PURE__ */ drawn(BookOpen)
export const EstimatorIcon = /* @__PURE__ */ drawn(Calculator)
export const ExpandIcon = /* @__PURE__ */ drawn(PanelLeftOpen)
export const HelpIcon = /* @__PURE__ */ drawn(LifeBuoy)
export const MarketplaceIcon = /* @__PURE__ */ drawn(Store)
export const MiddlewaresIcon = /* @__PURE__ */ drawn(Layers)
export const OrdersIcon = /* @__PURE__ */ drawn(ClipboardList)
export const OrganizationIcon = /* @__PURE__ */ drawn(Building2)
export const TicketIcon = /* @__PURE__ */ drawn(Ticket)
export const UsageIcon = /* @__PURE__ */ drawn(ChartColumn)
export const UsersIcon = /* @__PURE__ */ drawn(Users)
export const PromotionIcon = /* @__PURE__ */ drawn(UserRoundCog)
export const RegistrationsIcon = /* @__PURE__ */ drawn(UserRoundPlus)
